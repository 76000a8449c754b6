import { classNames } from '#ui/class-names.ts'
import IconX from '~icons/lucide/x'
import { useTranslation } from '../../texts.ts'

const look = 'tag inline-flex max-w-full items-center gap-1 rounded-sm ps-2.5 pe-0.5 text-15 leading-[1.35]'

interface TagProps {
  name: string
  /** Its item does not exist any more. */
  isGone?: boolean
  onRemove(): void
}

/** A chosen value, with a button that removes it. */
export function Tag({ name, isGone, onRemove }: TagProps) {
  const { t } = useTranslation()
  const tone = isGone ? 'bg-error-tint text-on-error-tint' : 'bg-brand-tint text-on-brand-tint'
  return (
    <span className={classNames(look, 'font-semibold wrap-anywhere', tone)}>
      {name}
      {isGone && ` (${t('admin:input.missingItem')})`}
      <button
        type="button"
        className="grid size-8 flex-none place-items-center rounded-sm hover:bg-[rgb(128_128_128/20%)]"
        onClick={onRemove}
        aria-label={t('admin:input.remove', { name })}
      >
        <IconX className="size-4" />
      </button>
    </span>
  )
}
