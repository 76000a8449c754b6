export const applicantStatuses = [
  'new',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'rejected',
  'withdrawn',
] as const
export type ApplicantStatus = (typeof applicantStatuses)[number]
