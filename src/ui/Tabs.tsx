import type { ReactNode } from 'react'
import { Tabs as Group, Tab, TabList, TabPanel } from 'react-aria-components'

interface TabsProps {
  label: string
  tabs: readonly { id: string; label: ReactNode; content?: ReactNode; isDisabled?: boolean }[]
  selected?: string
  onSelect?: (id: string) => void
}

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <Group selectedKey={selected} onSelectionChange={key => onSelect?.(String(key))} className="grid gap-4">
      <TabList aria-label={label} className="tabs">
        {tabs.map(tab => (
          <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled} className="tab">
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(tab => (
        <TabPanel key={tab.id} id={tab.id}>
          {tab.content}
        </TabPanel>
      ))}
    </Group>
  )
}
