import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { needsStop, stopNote } from './migration-rules.ts'

const folder = join(import.meta.dirname, '../migrations')
const migrations = readdirSync(folder)
  .filter(name => name.endsWith('.sql'))
  .sort()
/** Every upgrade up to this migration needed a stop; later migrations declare it if they need one. */
const lastWithoutNote = '0015_two_language_names.sql'

describe('The previous version runs on the new schema', () => {
  test('as each migration is compatible with it, or declares that it needs a stop', () => {
    const wrong = migrations
      .filter(name => name > lastWithoutNote)
      .flatMap(name => {
        const sql = readFileSync(join(folder, name), 'utf8')
        if (stopNote(sql)) return []
        return needsStop(sql).map(
          one =>
            `${name}: ${one}. Add the new beside the old first, or write "-- Needs a stop: why" at the top (docs/upgrade.md).`,
        )
      })
    expect(wrong).toEqual([])
  })

  test('and incompatible statements are detected', () => {
    const broken = [
      'DROP TABLE "patient";',
      'ALTER TABLE "patient" DROP COLUMN "sex";',
      'ALTER TABLE "patient" RENAME COLUMN "sex" TO "gender";',
      'ALTER TABLE "patient" RENAME TO "person";',
      'ALTER TABLE "patient" ALTER COLUMN "sex" SET DATA TYPE integer;',
      'ALTER TABLE "patient" ALTER COLUMN "sex" SET NOT NULL;',
      'ALTER TABLE "patient" ALTER COLUMN "sex" DROP DEFAULT;',
      'ALTER TABLE "patient" ADD COLUMN "blood" text NOT NULL;',
      'ALTER TABLE "patient" ADD CONSTRAINT "adult" CHECK (age > 17);',
      'CREATE UNIQUE INDEX "one_phone" ON "patient" ("phone");',
      'DROP INDEX "account_email";',
      "UPDATE content SET data = '{}';",
      'DELETE FROM "session";',
      'ALTER TABLE "patient" ADD COLUMN "blood" text;--> statement-breakpoint\nUPDATE "patient" SET "blood" = \'A\', "sex" = \'f\' WHERE "sex" IS NULL;',
      'ALTER TABLE "patient" ADD COLUMN "blood" text;--> statement-breakpoint\nALTER TABLE "patient" ADD CONSTRAINT "one" CHECK ("patient"."blood" <> "patient"."sex");',
      'CREATE TRIGGER guard BEFORE INSERT ON "patient" FOR EACH ROW EXECUTE FUNCTION refuse_change();',
    ]
    expect(broken.filter(sql => needsStop(sql).length === 0)).toEqual([])
    const harmless = [
      'CREATE TABLE "x" ("id" uuid PRIMARY KEY NOT NULL, "dropped" text NOT NULL);',
      'CREATE TABLE "x" ("id" uuid);--> statement-breakpoint\nCREATE UNIQUE INDEX "x_id" ON "x" ("id");--> statement-breakpoint\nALTER TABLE "x" ADD CONSTRAINT "x_fk" FOREIGN KEY ("id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;',
      `ALTER TABLE "patient" ADD COLUMN "reminders" boolean DEFAULT true NOT NULL;`,
      'ALTER TABLE "patient" ADD COLUMN "blood" text;',
      'ALTER TABLE "patient" ADD COLUMN "guardian" uuid;--> statement-breakpoint\nALTER TABLE "patient" ADD CONSTRAINT "guardian_fk" FOREIGN KEY ("guardian") REFERENCES "public"."account"("id");',
      'ALTER TABLE "patient" ADD COLUMN "blood" text;--> statement-breakpoint\nUPDATE "patient" p SET "blood" = d."group" FROM "donor" d WHERE d."id" = p."id";--> statement-breakpoint\nALTER TABLE "patient" ADD CONSTRAINT "group" CHECK ("patient"."blood" <> \'\');',
      'CREATE INDEX "later" ON "patient" ("blood");',
      '-- DROP TABLE is not what this does.\nALTER TABLE "patient" ALTER COLUMN "sex" DROP NOT NULL;',
    ]
    expect(harmless.flatMap(needsStop)).toEqual([])
    expect(stopNote('-- Needs a stop: names move.\nDROP TABLE "x";')).toBe('names move.')
  })
})
