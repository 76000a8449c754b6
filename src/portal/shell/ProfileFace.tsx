import type { User } from '#entities/people/account.ts'
import IconChevron from '~icons/lucide/chevron-down'
import IconUser from '~icons/lucide/user-round'

/** The content of the profile menu's button. */
export function ProfileFace({ user }: { user: User }) {
  return (
    <>
      <span className="profile-mark" aria-hidden="true">
        <IconUser />
      </span>
      <span className="profile-name" dir="auto" title={user.full_name}>
        {user.full_name}
      </span>
      <IconChevron />
    </>
  )
}
