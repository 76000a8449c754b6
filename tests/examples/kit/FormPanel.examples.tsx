import { FormPanel } from '#portal/kit/FormPanel.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'

const usual = { title: 'Decline the request', submit: 'Decline', onSubmit() {} }
const field = <TextArea id="panel-reason" label="Reason" />

export const overlays = {
  form: (close: () => void) => (
    <FormPanel {...usual} onClose={close} focus="panel-reason">
      {field}
    </FormPanel>
  ),
  pending: (close: () => void) => (
    <FormPanel {...usual} onClose={close} action={{ isPending: true, failure: [] }}>
      {field}
    </FormPanel>
  ),
  'with an error, and more below': (close: () => void) => (
    <FormPanel
      {...usual}
      onClose={close}
      variant="danger"
      cancel="Keep it"
      mustAnswer
      action={{ isPending: false, failure: ['Somebody has accepted this request.'] }}
      below={<p>The patient gets an email.</p>}
    >
      {field}
    </FormPanel>
  ),
}
