CREATE TABLE "backup_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trigger" text NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"folder" text,
	"rows" bigint,
	"files" integer,
	"bytes" bigint,
	"verified" text,
	"error" text
);
