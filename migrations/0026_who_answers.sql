ALTER TABLE "account" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "display" ADD COLUMN "taken_over_by" uuid;