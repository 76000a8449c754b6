import { Suggestions, type SuggestionsProps } from './search/Suggestions.tsx'
import { ToolbarBox, type ToolbarBoxProps } from './search/ToolbarBox.tsx'

type Props = ({ place: 'hero' } & SuggestionsProps) | ({ place: 'toolbar' } & ToolbarBoxProps)

/** The search for a doctor, wherever it stands. The form around it, or the link in its place, works without it. */
export const DoctorSearch = (props: Props) =>
  props.place === 'toolbar' ? <ToolbarBox {...props} /> : <Suggestions {...props} />
