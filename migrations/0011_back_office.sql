CREATE TABLE "missed_search" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_search_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"object_id" text,
	"once" text,
	CONSTRAINT "notification_once_unique" UNIQUE("once")
);
--> statement-breakpoint
CREATE TABLE "notification_read" (
	"account_id" uuid NOT NULL,
	"notification_id" bigint NOT NULL,
	CONSTRAINT "notification_read_account_id_notification_id_pk" PRIMARY KEY("account_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text,
	"automatic" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_fromPath_unique" UNIQUE("from_path")
);
--> statement-breakpoint
CREATE TABLE "visit_count" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_count_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
ALTER TABLE "notification_read" ADD CONSTRAINT "notification_read_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_read" ADD CONSTRAINT "notification_read_notification_id_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_scope" ON "notification" USING btree ("scope","id");--> statement-breakpoint
CREATE INDEX "notification_read_of" ON "notification_read" USING btree ("notification_id");--> statement-breakpoint
-- Notifications are written where the deed is, whoever does it: a form, a link in a letter, an import. docs/decisions/0019
CREATE FUNCTION notify_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.status = 'requested' AND (TG_OP = 'INSERT' OR old.status <> 'requested') THEN
    INSERT INTO notification (kind, scope, object_id) VALUES ('request', 'desk', new.id::text);
  ELSIF TG_OP = 'UPDATE' AND new.status = 'cancelled_by_patient' AND old.status <> new.status THEN
    INSERT INTO notification (kind, scope, object_id) VALUES ('cancelled', 'desk', new.id::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointment_notifies AFTER INSERT OR UPDATE OF "status" ON "appointment"
  FOR EACH ROW EXECUTE FUNCTION notify_appointment();
--> statement-breakpoint
CREATE FUNCTION notify_contact_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification (kind, scope, object_id) VALUES ('message', 'desk', new.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER contact_message_notifies AFTER INSERT ON "contact_message"
  FOR EACH ROW EXECUTE FUNCTION notify_contact_message();
--> statement-breakpoint
CREATE FUNCTION notify_job_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification (kind, scope, object_id) VALUES ('applicant', 'hr', new.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_application_notifies AFTER INSERT ON "job_application"
  FOR EACH ROW EXECUTE FUNCTION notify_job_application();
--> statement-breakpoint
-- A publication that fails is tried again every few seconds: one word about it an hour is enough.
CREATE FUNCTION notify_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification (kind, scope, object_id, once)
    VALUES ('publication', 'content', new.id::text,
      'publication:' || to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24'))
    ON CONFLICT (once) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER publication_notifies AFTER UPDATE OF "state" ON "publication"
  FOR EACH ROW WHEN (new.state = 'failed') EXECUTE FUNCTION notify_publication();
--> statement-breakpoint
-- A letter about an appointment concerns the desk, any other one whoever looks after the mail server.
CREATE FUNCTION notify_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification (kind, scope, object_id, once)
    VALUES ('mail', CASE WHEN new.appointment_id IS NULL THEN 'super' ELSE 'desk' END, new.id::text, 'mail:' || new.id)
    ON CONFLICT (once) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER outbox_notifies AFTER UPDATE OF "given_up_at" ON "outbox_message"
  FOR EACH ROW WHEN (new.given_up_at IS NOT NULL) EXECUTE FUNCTION notify_outbox();
