import { Section } from '#portal/kit/Section.tsx'

export const examples = {
  default: (
    <Section title="Insurance">
      <p>BPJS Kesehatan, valid until 2027.</p>
    </Section>
  ),
}
