import { expect, test } from 'vitest'
import { escapeHtml } from '#entities/text/escape-html.ts'
import { type DoctorQuery, doctorFilters, doctorQueryNames, type Found } from '#search/directory.ts'
import { filled, hidden, shown, unescapeHtml, withTag } from './markup.ts'
import { pageWithResults } from './page.ts'

const words = {
  found_one: '{{count}} doctor found',
  found_other: '{{count}} doctors found',
  understood: 'We read this as:',
  pages: 'You may be looking for:',
  corrected: 'Shown for “{{term}}”.',
  takes: 'These take {{insurer}}.',
  unknown_insurer: 'We do not know it.',
  elsewhere_insurer: 'None takes it.',
  elsewhere_day: 'On other days.',
  more: 'The first {{shown}}.',
  nearest: 'May help:',
  wider: 'Show {{count}}',
  sitsOn: 'On {{days}}',
  byTelephone: 'By phone',
}
const days = ['Monday', 'Tuesday'].map(day => `<span class="week-day" data-name="${day}">x</span>`).join('')
const page = `<form>
<input id="finder-term" name="search" data-x>
<select><option value="a" data-name="A &amp; B" data-count="specialist:a" data-x>A (3)</option></select>
<select><option value="x" data-name="X" data-count="insurer:x">X (3)</option></select>
<input type="radio" name="day" value="" checked data-x><input type="radio" name="day" value="mon" data-x>
<span data-count="day:mon" data-all="4">4</span><input type="checkbox" name="telehealth" value="yes"></form>
<noscript><p data-without-script>Hint</p></noscript>
<section data-answer hidden><h2 data-answer-count></h2><p data-answer-corrected hidden></p><p data-answer-unknown hidden></p><p data-answer-elsewhere hidden></p><p data-answer-insurer hidden></p><p data-answer-understood hidden></p><p data-answer-pages hidden></p>
<ul data-answer-list></ul><a href="/doctors" data-answer-more hidden>More</a><div data-answer-none hidden><p data-answer-nearest hidden></p>
<a href="/doctors" data-answer-wider hidden></a></div></section>
<template id="doctor-row" data-base="/doctors" data-words="${escapeHtml(JSON.stringify(words))}"><li><article data-doctor=""><span class="frame frame-portrait"><img src="/x.svg" alt=""></span><h3><a class="stretched" href="/doctors"></a></h3><p class="doctor-row-specialty"></p><p class="doctor-row-places"><svg></svg><span></span></p><p class="week"><span class="sr-only"></span>${days}</p><p class="doctor-row-next" data-next=""></p><a class="button" href="/b" data-book="">Book<span class="sr-only"> <bdi></bdi></span></a></article></li></template>
<div data-everybody>All</div>`
const noQuery = Object.fromEntries(doctorQueryNames.map(name => [name, ''])) as DoctorQuery
const row = {
  slug: 'ayu',
  name: 'dr. Ayu',
  photo: '/art/ayu.svg',
  drawn: false,
  specialists: [{ slug: 'a', name: 'A & B' }],
  places: ['Jakarta'],
  weekdays: [2],
  bookable: true,
  telehealth: false,
}
const found: Found = {
  total: 1,
  rows: [row],
  understood: [],
  corrected: '',
  elsewhere: '',
  unknown: '',
  insurer: '',
  unfiltered: 1,
  nearest: [],
  pages: [],
  counts: {
    ...(Object.fromEntries(doctorFilters.map(name => [name, {}])) as Found['counts']),
    ...{ specialist: { a: 1 }, day: { mon: 0 }, insurer: { x: 1 } },
  },
}
const answered = (asked: Partial<DoctorQuery>, answer: Partial<Found> = {}) =>
  pageWithResults(page, { ...noQuery, ...asked }, { ...found, ...answer }, 'en')

test('the page shows the results instead of the list of all doctors', () => {
  const html = answered({ search: 'ayu', day: 'mon', specialist: 'a', telehealth: 'yes' })
  expect(html).toContain('<h2 data-answer-count>1 doctor found</h2>')
  expect(html).toContain('<article data-doctor="ayu">')
  expect(html).toContain('<a class="stretched" href="/doctors/ayu">dr. Ayu</a>')
  expect(html).toContain('<span>Jakarta</span>')
  expect(html).toContain('<span class="week-day sits" data-name="Tuesday">')
  expect(html).toContain('On Tuesday')
  expect(html).toContain(
    'href="/patients/appointments/create?doctor=ayu" data-book="">Book<span class="sr-only"> <bdi>dr. Ayu</bdi></span></a>',
  )
  expect(html).toMatch(/<div data-everybody hidden>/)
  expect(html).toMatch(/<section data-answer data-answered>/)
  expect(html).not.toContain('Hint')
})

test('the page says if the results are for other days than asked for', () => {
  expect(answered({ search: 'ayu sunday' }, { elsewhere: 'day' })).toContain(
    '<p data-answer-elsewhere>On other days.</p>',
  )
  expect(answered({ search: 'ayu' })).toContain('<p data-answer-elsewhere hidden></p>')
})

test('the page names the insurer that these doctors take, and says if none takes it', () => {
  const taken = answered({ insurer: 'x' }, { insurer: 'X & Y' })
  expect(taken).toContain('<p data-answer-insurer>These take X &amp; Y.</p>')
  expect(taken).toMatch(/data-count="insurer:x" selected>X \(1\)/)
  const none = answered({ insurer: 'x' }, { elsewhere: 'insurer' })
  expect(none).toContain('<p data-answer-insurer hidden></p>')
  expect(none).toContain('<p data-answer-elsewhere>None takes it.</p>')
})

test('the page says that it does not know the insurer of the address', () => {
  expect(answered({ insurer: 'no-such' }, { unknown: 'insurer' })).toContain(
    '<p data-answer-unknown>We do not know it.</p>',
  )
  expect(answered({ insurer: 'x' })).toContain('<p data-answer-unknown hidden></p>')
})

test('the form still contains the query, with the counts of the results', () => {
  const html = answered({ search: '"ayu"', day: 'mon', specialist: 'a', telehealth: 'yes' })
  expect(html).toContain('value="&quot;ayu&quot;"')
  expect(html).toMatch(/value="mon" data-x checked>/)
  expect(html).not.toMatch(/name="day" value="" checked/)
  expect(html).toMatch(/data-count="specialist:a" data-x selected>A &amp; B \(1\)/)
  expect(html).toMatch(/data-count="day:mon" data-all="4">0</)
  expect(html).toMatch(/name="telehealth" value="yes" checked>/)
})

test.each(doctorFilters)('the form still contains the choice of %s, whatever shows it', name => {
  const radios = `<input type="radio" name="${name}" value="" checked><input type="radio" name="${name}" value="v">`
  const shownBy = (element: string) =>
    pageWithResults(element + page, { ...noQuery, [name]: 'v' }, found, 'en').slice(0, element.length + 9)
  expect(shownBy(radios)).toMatch(/value=""><input[^>]* value="v" checked>/)
  expect(shownBy(`<option data-count="${name}:v">`)).toMatch(/<option [^>]* selected>/)
  expect(shownBy(`<input type="checkbox" name="${name}" value="yes">`)).toMatch(/value="yes" checked>/)
})

test('neither the query nor a name can become markup', () => {
  const evil = `"><script>alert(1)</script>$&$1'`
  const html = answered(
    { search: evil, specialist: evil, day: evil, location: evil, speaks: evil, sort: evil },
    {
      corrected: evil,
      understood: [{ slug: evil, name: evil, plainName: '' }],
      rows: [
        {
          ...row,
          name: evil,
          slug: evil,
          photo: evil,
          places: [evil],
          specialists: [{ slug: evil, name: evil }],
        },
      ],
    },
  )
  expect(html).not.toContain('<script>')
  expect(html).not.toContain(evil.slice(0, 8))
  expect(html.match(/<article/g)?.length).toBe(2)
})

test('without a result the page shows what to do next', () => {
  const html = answered(
    { search: 'jantung', day: 'mon' },
    { total: 0, rows: [], unfiltered: 3, nearest: [{ slug: 'a', name: 'A', plainName: '' }] },
  )
  expect(html).toMatch(/<div data-answer-none>/)
  expect(html).toContain('May help: <a class="link" href="/specialists/a">A</a>')
  expect(html).toMatch(/<a href="\/doctors\?search=jantung" data-answer-wider>Show 3<\/a>/)
})

test('a question that is not about a doctor leads to its page', () => {
  const html = answered(
    { search: 'parking' },
    { pages: [{ slug: 'questions#q-1', name: 'Where do I park?', plainName: '' }] },
  )
  expect(html).toContain(
    '<p data-answer-pages>You may be looking for: <a class="link" href="/questions#q-1">Where do I park?</a></p>',
  )
})

test('tags are found by their own attributes', () => {
  expect(filled('<p data-answer-list></p><p data-answer hidden>', 'data-answer', 'x')).toBe(
    '<p data-answer-list></p><p data-answer>x',
  )
  expect(withTag('<i a><b x="1" y>', 'x="1"', hidden)).toBe('<i a><b x="1" y hidden>')
  expect(shown('<p hidden class="hidden">')).toBe('<p class="hidden">')
  expect(unescapeHtml('&quot;&#34;&#x26;&lt;&nope;')).toBe('""&<&nope;')
})
