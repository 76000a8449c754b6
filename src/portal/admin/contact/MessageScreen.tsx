import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import type { ContactMessage } from '#entities/office/contact-message.ts'
import { Button } from '#ui/Button.tsx'
import { Contact, Details } from '../../kit/Details.tsx'
import { PersonPage } from '../../kit/ItemPage.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { useLocations } from '../front-desk/calls.ts'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { eraseMessage, markMessage, messageOptions } from './calls.ts'
import { MessageBadge } from './MessageBadge.tsx'

/** One message, and whether it has been answered. */
export function MessageScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  return (
    <PersonPage
      query={useQuery(messageOptions(id))}
      title={t('inbox:messages.title')}
      back={{ to: adminPaths.messages, label: t('inbox:messages.back') }}
      gone={{ title: t('inbox:messages.gone'), text: t('inbox:messages.goneText') }}
      page={message => ({
        title: message.name,
        state: <MessageBadge status={message.status} />,
        actions: <Actions message={message} />,
        children: <MessageDetails message={message} />,
      })}
    />
  )
}

function Actions({ message: { id, status } }: { message: ContactMessage }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isOpen = status === 'open'
  const mark = useAction(() => markMessage(id, isOpen ? 'answered' : 'open'), {
    done: t('inbox:messages.saved'),
  })
  const erase = useAction(() => eraseMessage(id), {
    confirm: {
      title: t('inbox:messages.eraseTitle'),
      text: t('inbox:messages.eraseText'),
      yes: t('inbox:messages.erase'),
      severe: true,
    },
    done: t('inbox:messages.erased'),
    onDone: () => navigate(adminPaths.messages),
  })
  return (
    <>
      <Button variant="quiet" action={erase}>
        {t('inbox:messages.erase')}
      </Button>
      <Button variant={isOpen ? 'primary' : 'quiet'} action={mark}>
        {t(isOpen ? 'inbox:messages.markAnswered' : 'inbox:messages.reopen')}
      </Button>
    </>
  )
}

function MessageDetails({ message: one }: { message: ContactMessage }) {
  const { t, language } = useTranslation()
  const text = (name: string) => t(`inbox:messages.${name}`)
  const place = useLocations().data?.find(location => location.code === one.location)
  return (
    <Details
      rows={[
        [text('contact'), <Contact key="contact" {...one} subject={one.reference} />],
        [text('topic'), t(`inbox:messages.topics.${one.topic}`)],
        [text('location'), one.location ? (place?.officialName ?? one.location) : text('network')],
        [
          text('message'),
          <span key="message" className="whitespace-pre-line" dir="auto">
            {one.message}
          </span>,
        ],
        [text('language'), text(one.language)],
        [
          text('reference'),
          <span key="reference" className="font-mono">
            {one.reference}
          </span>,
        ],
        [text('came'), savedMoment(one.createdAt, language)],
        one.answeredAt !== null && [text('answered'), savedMoment(one.answeredAt, language)],
      ]}
    />
  )
}
