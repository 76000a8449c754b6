import { useTranslation } from '../texts.ts'

const steps = ['passwordSet', 'erased']

/** A notice on the sign-in screen: the result of the previous screen. */
export function DoneNotice({ state }: { state: unknown }) {
  const { t } = useTranslation()
  const done = steps.find(step => (state as { done?: unknown } | null)?.done === step)
  return done ? (
    <p className="notice notice-success" role="status">
      {t(`auth:login.${done}`)}
    </p>
  ) : null
}
