export interface Checklist {
  title: string
  lead: string
  head: string[]
  rows: [where: string, what: string][]
  when: string
  signs: string[]
  note: string
}

/** A checklist against dengue: the demo's news about the rainy season offers it as a PDF to print. */
export const dengueChecklist: Record<'en' | 'id', Checklist> = {
  en: {
    title: 'Ten minutes a week against dengue',
    lead: 'Go once round the house and tick what is done.',
    head: ['Where', 'What', 'Week 1', '2', '3', '4'],
    rows: [
      ['Bathroom', 'Empty the tub, scrub its walls, fill it again'],
      ['Kitchen', 'Empty the tray behind the refrigerator and under the dispenser'],
      ['Flower pots', 'Empty the saucers, put sand into them'],
      ['Garden and yard', 'Turn buckets over, clear away tyres, cans, bottles'],
      ['Water store', 'Close with a tight lid, or put in fish or larvicide'],
      ['Roof', 'Clean the gutters so that water runs off'],
      ['Windows', 'Mend holes in the screens'],
      ['Beds', 'Nets for children and for those who sleep by day'],
    ],
    when: 'Come to us',
    signs: [
      'Fever for two days without cough or cold: for a blood test',
      'Strong belly pain, bleeding, vomiting that does not stop, cold hands, drowsiness: at once, day or night',
    ],
    note: 'Against the fever paracetamol only. No ibuprofen, no aspirin. Ambulance: 119',
  },
  id: {
    title: 'Sepuluh menit seminggu melawan demam berdarah',
    lead: 'Kelilingi rumah satu kali dan centang yang sudah dikerjakan.',
    head: ['Tempat', 'Yang dikerjakan', 'Minggu 1', '2', '3', '4'],
    rows: [
      ['Kamar mandi', 'Kuras bak, sikat dindingnya, isi kembali'],
      ['Dapur', 'Kosongkan penampung air di belakang lemari es dan di bawah dispenser'],
      ['Pot bunga', 'Kosongkan tatakannya, isi dengan pasir'],
      ['Halaman', 'Balikkan ember, singkirkan ban, kaleng, dan botol'],
      ['Tandon air', 'Tutup rapat, atau beri ikan maupun larvasida'],
      ['Atap', 'Bersihkan talang agar air mengalir'],
      ['Jendela', 'Perbaiki kasa yang berlubang'],
      ['Tempat tidur', 'Kelambu untuk anak dan bagi yang tidur siang'],
    ],
    when: 'Datanglah kepada kami',
    signs: [
      'Demam dua hari tanpa batuk pilek: untuk pemeriksaan darah',
      'Nyeri perut hebat, perdarahan, muntah terus-menerus, tangan dingin, mengantuk: segera, siang atau malam',
    ],
    note: 'Untuk demam hanya parasetamol. Jangan ibuprofen, jangan aspirin. Ambulans: 119',
  },
}
