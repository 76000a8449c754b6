import { Finder, type FinderProps } from './search/Finder.tsx'
import { Hero, type HeroProps } from './search/Hero.tsx'
import { ToolbarBox, type ToolbarBoxProps } from './search/ToolbarBox.tsx'

type Props =
  | ({ place: 'hero' } & HeroProps)
  | ({ place: 'toolbar' } & ToolbarBoxProps)
  | ({ place: 'page' } & FinderProps)

/** The search for a doctor in each of its places: a form that also works without scripts. */
export const DoctorSearch = (props: Props) =>
  props.place === 'toolbar' ? (
    <ToolbarBox {...props} />
  ) : props.place === 'hero' ? (
    <Hero {...props} />
  ) : (
    <Finder {...props} />
  )
