import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isTimeZone } from '#entities/time/time-zone.ts'
import { isNetwork } from './http/client-address.ts'

const flag = z.enum(['on', 'off'])
const address = (protocols: RegExp) => z.url({ protocol: protocols, error: 'must be a full address' })

const schema = z.object({
  PORT: z.coerce.number('must be a number').int('must be a whole number').min(0).max(65_535).default(4321),
  HOST: z.string().min(1).default('127.0.0.1'),
  API_URL: address(/^https?$/).optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform(path => resolve(path)),
  DATABASE_URL: address(/^postgres(ql)?$/).optional(),
  PUBLIC_URL: address(/^https?$/).optional(),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_NAME: z.string().trim().min(1).max(160).optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  RAWAT_DEMO: flag.default('on'),
  SMTP_URL: address(/^smtps?$/).optional(),
  MAIL_FROM: z.string().min(3).default('Rawat <no-reply@localhost>'),
  /** A bucket for uploaded files; without it they are stored in DATA_DIR. */
  STORAGE_URL: address(/^s3$/).optional(),
  S3_ENDPOINT: address(/^https?$/).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Encrypts the identity numbers of patients. Without it none are stored. */
  IDENTITY_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** The key before it, for the command that changes the key. */
  OLD_IDENTITY_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  PUBLISH_HOOK: address(/^https?$/).optional(),
  PUBLISH_TARGET: z.string().min(1).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(list =>
      list
        .split(',')
        .map(one => one.trim())
        .filter(Boolean),
    )
    .refine(list => list.every(isNetwork), 'must be addresses or ranges'),
  /** Another system's directory, synchronized nightly and when visitors ask for its data. */
  FHIR_URL: address(/^https?$/).optional(),
  FHIR_TOKEN: z.string().min(1).optional(),
  FHIR_TIMEZONE: z.string().refine(isTimeZone, 'is no IANA time zone').optional(),
  /** Port of the Prometheus metrics, reachable from this machine only. */
  METRICS_PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1)
    .max(65_535)
    .optional(),
  /** Folder of the nightly backups; without it there are none. */
  BACKUP_DIR: z
    .string()
    .min(1)
    .transform(path => resolve(path))
    .optional(),
  BACKUP_KEEP: z.coerce.number('must be a number').int('must be a whole number').min(1).max(1000).default(14),
})
export type Config = z.infer<typeof schema>

const remedies: Partial<Record<keyof Config, string>> = {
  PORT: 'Give a port from 1 to 65535, or leave it out for 4321.',
  DATABASE_URL:
    'Give it as postgres://user:password@host:5432/name, or leave it out for the embedded database.',
  RAWAT_DEMO: 'Give on or off.',
  STORAGE_URL: 'Give it as s3://bucket/folder, or leave it out to keep files in DATA_DIR.',
  S3_ENDPOINT: 'Give the address of the store, such as https://s3.example.org, or leave it out for Amazon.',
  PUBLISH_HOOK: 'Give the address that is notified of each release, or leave it out.',
  SMTP_URL: 'Give it as smtps://user:password@host:465, or leave it out to write mails to DATA_DIR/outbox.',
  IDENTITY_KEY:
    'Give 32 random characters or more (openssl rand -base64 32), or leave it out to store no identity numbers.',
  OLD_IDENTITY_KEY: 'Give the key with which the identity numbers were stored, or leave it out.',
  ADMIN_PASSWORD: 'Give a longer one, or leave both out and use the link that the first start prints.',
  TRUSTED_PROXIES: 'Give the addresses of your own proxies, such as 127.0.0.1,10.0.0.0/8, or leave it out.',
  METRICS_PORT: 'Give a port of its own, such as 9464, or leave it out.',
  FHIR_URL: 'Give the address of the FHIR server, such as https://fhir.example.org/r4, or leave it out.',
  FHIR_TIMEZONE: 'Give the one of the places that do not say theirs, such as Asia/Jakarta.',
  BACKUP_KEEP: 'Give how many nightly backups stay, such as 14.',
  PUBLIC_URL: 'Give the address that visitors use, such as https://www.example.org.',
}

/** An invalid configuration. The message is written for the operator who starts the process. */
export class ConfigError extends Error {}

/** Reads the process's variables; `NAME_FILE` names a file that holds the value, for secrets. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const values: Record<string, string> = {}
  for (const name of Object.keys(schema.shape)) {
    const path = environment[`${name}_FILE`]
    if (path) {
      try {
        values[name] = readFileSync(path, 'utf8').trim()
      } catch {
        throw new ConfigError(
          `${name}_FILE names ${path}, which cannot be read. Check the path and its rights.`,
        )
      }
    } else if (environment[name]) values[name] = environment[name]
  }
  const parsed = schema.safeParse(values)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(issue => {
      const name = String(issue.path[0]) as keyof Config
      return `${name}: ${issue.message}. ${remedies[name] ?? 'See the README, "Configuration".'}`
    })
    throw new ConfigError(lines.join('\n'))
  }
  if (Boolean(parsed.data.ADMIN_EMAIL) !== Boolean(parsed.data.ADMIN_PASSWORD)) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD go together. Give both, or neither.')
  }
  const { STORAGE_URL, PUBLISH_TARGET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = parsed.data
  const bucket = [STORAGE_URL, PUBLISH_TARGET].some(one => one?.startsWith('s3://'))
  if (bucket && !(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) {
    throw new ConfigError(
      'A bucket (s3://…) needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Give both; S3_SECRET_ACCESS_KEY_FILE names a file that holds it.',
    )
  }
  return parsed.data
}
