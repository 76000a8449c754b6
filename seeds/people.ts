interface SeedPerson {
  name: string
  email: string
  birthDate: string
  sex: 'female' | 'male'
  phone: string
  language: 'en' | 'id'
}

/** Invented patients of about these ages. The loader gives each a random password. */
export function people(today: Temporal.PlainDate): SeedPerson[] {
  const born = (years: number, days: number) => today.subtract({ years, days }).toString()
  return [
    {
      name: 'Wahyuni Kartikasari',
      email: 'wahyuni@example.com',
      birthDate: born(34, 120),
      sex: 'female',
      phone: '+62 800 0000 1001',
      language: 'id',
    },
    {
      name: 'Jonathan Sihotang',
      email: 'jonathan@example.com',
      birthDate: born(51, 17),
      sex: 'male',
      phone: '+62 800 0000 1002',
      language: 'id',
    },
    {
      name: 'Petronela Kbarek',
      email: 'petronela@example.com',
      birthDate: born(27, 301),
      sex: 'female',
      phone: '+62 800 0000 1003',
      language: 'id',
    },
    {
      name: 'Abdul Malik Daeng Situju',
      email: 'malik@example.com',
      birthDate: born(68, 45),
      sex: 'male',
      phone: '+62 800 0000 1004',
      language: 'id',
    },
    {
      name: 'Sukarsih',
      email: 'sukarsih@example.com',
      birthDate: born(73, 210),
      sex: 'female',
      phone: '+62 800 0000 1005',
      language: 'id',
    },
    {
      name: 'Hannah Whitlock',
      email: 'hannah@example.com',
      birthDate: born(42, 88),
      sex: 'female',
      phone: '+62 800 0000 1006',
      language: 'en',
    },
  ]
}
