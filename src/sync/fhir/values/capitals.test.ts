import { expect, it } from 'vitest'
import { tidyCapitals, tidyName } from './capitals.ts'

it('writes names that came in capitals as people write them', () => {
  const names = {
    'HARRINGTON MEMORIAL HOSPITAL, INC.': 'Harrington Memorial Hospital, Inc.',
    'CVS/PHARMACY #17425': 'CVS/Pharmacy #17425',
    'COMMUNITY A WALGREENS': 'Community A Walgreens',
    'HOSPITAL OF SAINT RAPHAEL': 'Hospital of Saint Raphael',
    "MCQUADE'S PHARMACY (THE)": "McQuade's Pharmacy (the)",
    "O'NEILL HEALTH CARE, L.P. DBA SAM'S CLUB III": "O'Neill Health Care, L.P. dba Sam's Club III",
    'SAINT FRANCISRX WAL-MART': 'Saint FrancisRx Wal-Mart',
    '12 OLD 2ND ST, STE B101': '12 Old 2nd St, Ste B101',
    'P.O. BOX 7, 1 N MAIN ST': 'P.O. Box 7, 1 N Main St',
    'COS COB': 'Cos Cob',
    'RSUD KOTA ÉLYSÉE': 'RSUD Kota Élysée',
  }
  for (const [given, tidy] of Object.entries(names)) expect(tidyCapitals(given)).toBe(tidy)
})

it('does not change a name in mixed case', () => {
  for (const name of ['IBM', 'St. MARY Clinic', 'eHealth', '北京医院', 'مستشفى', 'NHS 24']) {
    expect(tidyCapitals(name)).toBe(name)
  }
  expect(tidyName('Jean DUPONT')).toBe('Jean DUPONT')
  expect(tidyName("J MCDERMOTT-O'HARA")).toBe("J McDermott-O'Hara")
})
