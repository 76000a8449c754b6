import { BarTools } from '../../shell/BarTools.tsx'
import { Brand } from '../../shell/Brand.tsx'
import { Helpline } from '../../shell/Helpline.tsx'
import { View } from '../../shell/Root.tsx'
import { SkipLink } from '../../shell/SkipLink.tsx'

/** The layout of screens opened by a message's link: no menu, because its screens need a login; with telephone numbers. */
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
