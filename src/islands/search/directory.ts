/** The doctors in columns, as `/search/doctors.<language>.json` carries them: a third of the size that rows would have. */
export interface Directory {
  specialists: {
    slug: string[]
    name: string[]
    plainName: string[]
    /** Every way to say it, in both languages: names, synonyms, misspellings, conditions. */
    phrases: string[][]
    /** The name of the drawing that stands in for a doctor's picture. */
    drawing: string[]
  }
  places: { code: string[]; name: string[]; city: string[] }
  doctors: {
    /** Empty where it follows from the name. */
    slug: string[]
    name: string[]
    /** An address of a picture, or empty. */
    photo: string[]
    /** Positions in `specialists` and `places`. */
    specialists: number[][]
    places: number[][]
    /** ISO weekdays as digits: `135`. */
    weekdays: string[]
    /** 1 where places can be booked online. */
    bookable: (0 | 1)[]
  }
}

export interface Query {
  term: string
  specialist?: string
  place?: string
}

export interface Row {
  slug: string
  name: string
  /** A picture of the doctor, or the drawing of the specialty. */
  photo: string
  drawn: boolean
  specialists: { slug: string; name: string }[]
  places: string[]
  weekdays: number[]
  bookable: boolean
}

export interface Found {
  total: number
  rows: Row[]
  /** The specialties that the term was understood as, the likeliest first. */
  understood: { slug: string; name: string; plainName: string }[]
  /** How many doctors there are for the term in each specialty and at each place, whatever the filters say. */
  counts: { specialists: Record<string, number>; places: Record<string, number> }
}
