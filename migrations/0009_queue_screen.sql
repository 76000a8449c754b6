CREATE TABLE "display" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"location_id" uuid NOT NULL,
	"doctors" text[] DEFAULT '{}' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "display_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "queue_call" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"called_at" timestamp(3) with time zone,
	"passed_at" timestamp(3) with time zone,
	"times" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "display" ADD CONSTRAINT "display_location_id_content_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_call" ADD CONSTRAINT "queue_call_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "display_location" ON "display" USING btree ("location_id");