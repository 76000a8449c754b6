import { Helpline } from '../../shell/Helpline.tsx'
import { PlainFrame } from '../../shell/PlainFrame.tsx'
import '../texts.ts'

/** The layout of screens opened by a message's link: no menu, because its screens need a login; with telephone numbers. */
export const AnswerLayout = () => (
  <PlainFrame
    className="answer-frame"
    help={
      <footer className="answer-help">
        <Helpline />
      </footer>
    }
  />
)
