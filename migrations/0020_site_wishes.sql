CREATE TABLE "site_process" (
	"store" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"release" text,
	"built_at" text,
	"kept" text[] NOT NULL,
	"missing" boolean NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_wish" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"release" text,
	"change_id" integer,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"account_id" uuid,
	CONSTRAINT "site_wish_id_unique" UNIQUE("id")
);
