CREATE TABLE "vanished" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"closed_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "vanished" ADD CONSTRAINT "vanished_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;