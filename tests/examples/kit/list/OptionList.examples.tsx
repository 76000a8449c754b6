import { OptionList } from '#portal/kit/list/OptionList.tsx'

const choices = [
  { key: 'cardiology', title: 'Cardiology' },
  { key: 'neurology', title: 'Neurology', status: 'draft' },
]
const list = (id: string, own: Partial<Parameters<typeof OptionList>[0]> = {}) => (
  <OptionList
    id={id}
    choices={choices}
    keys={['cardiology']}
    active={1}
    open
    multiple={false}
    none="Nothing found"
    onPick={() => {}}
    tabIndex={0}
    className="picker-list"
    {...own}
  />
)

export const examples = { choices: list('choices'), none: list('none', { choices: [] }) }
