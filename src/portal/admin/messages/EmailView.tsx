import { useQuery } from '@tanstack/react-query'
import type { EmailKind } from '#entities/office/email.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { directionOf } from '#i18n/languages.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { useTranslation } from '../../texts.ts'
import { frameAddress, previewOptions } from './calls.ts'

const textLook = 'raised max-h-176 overflow-auto p-5 text-15 leading-normal wrap-anywhere whitespace-pre-wrap'

/** Preview of one email in one language: subject, HTML and plain text. */
export function EmailView({ kind, language }: { kind: EmailKind; language: InterfaceLanguage }) {
  const { t } = useTranslation()
  const words = { lang: language, dir: directionOf(language) }
  return (
    <Loaded query={useQuery(previewOptions(kind, language))} rows={5}>
      {preview => (
        <article className="grid gap-5 lg:grid-cols-2">
          <header className="lg:col-span-full">
            <p className="field-hint">{t('letters:subject')}</p>
            <h2 {...words}>{preview.subject}</h2>
            {preview.calendar && <p className="field-hint">{t(`letters:calendar.${preview.calendar}`)}</p>}
          </header>
          <section aria-labelledby="letter-html">
            <h3 id="letter-html" className="mb-2">
              {t('letters:asHtml')}
            </h3>
            <iframe
              // A new key for each email: navigation inside a frame would add a history entry.
              key={preview.frame}
              // White in both colour schemes, as mail programs show the email's own colours.
              className="raised h-176 w-full bg-[#f4f7f6] scheme-light"
              sandbox=""
              referrerPolicy="no-referrer"
              title={t('letters:frame', { name: t(`letters:kinds.${kind}`) })}
              src={frameAddress(preview)}
            />
          </section>
          <section aria-labelledby="letter-text">
            <h3 id="letter-text" className="mb-2">
              {t('letters:asText')}
            </h3>
            <pre
              className={textLook}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must by the keyboard too
              tabIndex={0}
              {...words}
            >
              {preview.text}
            </pre>
          </section>
        </article>
      )}
    </Loaded>
  )
}
