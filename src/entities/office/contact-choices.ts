export const contactTopics = ['appointment', 'billing', 'records', 'feedback', 'privacy', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]
export const contactStatuses = ['open', 'answered'] as const
export type ContactStatus = (typeof contactStatuses)[number]
