import { Button } from '#ui/Button.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { useTranslation } from '../texts.ts'

/** Codes for signing in without the phone. The server stores only their hashes, so they are shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept(): Promise<void> }) {
  const { t } = useTranslation()
  return (
    <section className="form form-column" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{t('account:authenticator.codesTitle')}</h3>
      <p role="status">{t('account:authenticator.codesText')}</p>
      <ul className="recovery-codes" dir="ltr">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="button-row">
        <Button variant="primary" onClick={() => void onKept()}>
          {t('account:authenticator.codesKept')}
        </Button>
        <CopyButton
          text={codes.join('\n')}
          label={t('account:authenticator.copy')}
          copiedLabel={t('account:authenticator.copied')}
        />
      </div>
    </section>
  )
}
