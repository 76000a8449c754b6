ALTER TABLE "publication" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "failed_pages" jsonb;