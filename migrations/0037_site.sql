CREATE TABLE "release" (
	"id" uuid PRIMARY KEY NOT NULL,
	"built_at" timestamp(3) with time zone NOT NULL,
	"code" text NOT NULL,
	"change_id" integer NOT NULL,
	"manifest" text NOT NULL,
	"deployed_at" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"release" uuid,
	"frozen_at" timestamp(3) with time zone,
	"frozen_by" uuid,
	"owed" text,
	"owed_at" timestamp(3) with time zone,
	CONSTRAINT "site_has_one_row" CHECK ("site"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "site" ("frozen_at", "frozen_by")
SELECT "at", "account_id" FROM (SELECT * FROM "site_wish" WHERE "kind" <> 'rebuild' ORDER BY "number" DESC LIMIT 1) AS last
WHERE last."kind" = 'hold';
