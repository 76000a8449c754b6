import { BarTools } from '../../shell/BarTools.tsx'
import { Brand } from '../../shell/Brand.tsx'
import { Helpline } from '../../shell/Helpline.tsx'
import { View } from '../../shell/Root.tsx'
import { SkipLink } from '../../shell/SkipLink.tsx'

/** Around what a message's link opens: without a menu, whose rooms all ask for a login, and with the telephones. */
export function AnswerLayout() {
  return (
    <div className="answer-frame">
      <SkipLink />
      <header className="portal-bar">
        <Brand />
        <BarTools />
      </header>
      <View />
      <footer className="answer-help">
        <Helpline />
      </footer>
    </div>
  )
}
