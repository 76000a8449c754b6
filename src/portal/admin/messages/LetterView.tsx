import { useQuery } from '@tanstack/react-query'
import type { LetterKind, LetterPreview } from '#entities/office/letter.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { directionOf } from '#i18n/languages.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { useTranslation } from '../../texts.ts'
import { frameAddress, previewOptions } from './calls.ts'

/** Preview of one email in one language: subject, HTML and plain text. */
export function LetterView({ kind, language }: { kind: LetterKind; language: InterfaceLanguage }) {
  return (
    <Loaded query={useQuery(previewOptions(kind, language))} rows={5}>
      {preview => <Preview kind={kind} language={language} preview={preview} />}
    </Loaded>
  )
}

interface PreviewProps {
  kind: LetterKind
  language: InterfaceLanguage
  preview: LetterPreview
}

function Preview({ kind, language, preview }: PreviewProps) {
  const { t } = useTranslation()
  const { subject, text, calendar } = preview
  const words = { lang: language, dir: directionOf(language) }
  return (
    <article className="letter">
      <header className="letter-head">
        <p className="field-hint">{t('letters:subject')}</p>
        <h2 {...words}>{subject}</h2>
        {calendar && <p className="field-hint">{t(`letters:calendar.${calendar}`)}</p>}
      </header>
      <section aria-labelledby="letter-html">
        <h3 id="letter-html">{t('letters:asHtml')}</h3>
        <iframe
          // A new key for each email: navigation inside a frame would add a history entry.
          key={preview.frame}
          className="letter-frame"
          sandbox=""
          referrerPolicy="no-referrer"
          title={t('letters:frame', { name: t(`letters:kinds.${kind}`) })}
          src={frameAddress(preview)}
        />
      </section>
      <section aria-labelledby="letter-text">
        <h3 id="letter-text">{t('letters:asText')}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must by the keyboard too */}
        <pre className="letter-text" tabIndex={0} {...words}>
          {text}
        </pre>
      </section>
    </article>
  )
}
