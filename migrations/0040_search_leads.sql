CREATE TABLE "search_lead" (
	"words" text PRIMARY KEY NOT NULL,
	"content_id" uuid,
	"page" text,
	"created_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "missed_search" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_lead" ADD CONSTRAINT "search_lead_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;