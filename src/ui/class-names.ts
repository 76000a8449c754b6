/** Joins the truthy names: classNames('button', small && 'button-small'). */
export const classNames = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' ')
