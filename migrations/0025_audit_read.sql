CREATE TABLE "audit_read" (
	"id" bigint PRIMARY KEY DEFAULT nextval('audit_entry_id_seq') NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"account_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text,
	"patient_id" uuid,
	"request_id" text,
	"seen" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_read_subject" ON "audit_read" USING btree ("account_id","action","subject");--> statement-breakpoint
CREATE FUNCTION audit_read_detail(audit_read) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT $1.seen || jsonb_build_object('count', $1.count,
    'last', to_char($1.last_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
$$;--> statement-breakpoint
CREATE FUNCTION audit_read_only_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO audit_entry (id, at, account_id, action, object_kind, object_id, patient_id, request_id, detail)
      VALUES (OLD.id, OLD.at, OLD.account_id, OLD.action, OLD.object_kind, OLD.object_id, OLD.patient_id, OLD.request_id,
        audit_read_detail(OLD));
    RETURN OLD;
  END IF;
  IF (NEW.id, NEW.at, NEW.account_id, NEW.action, NEW.subject, NEW.object_kind, NEW.object_id, NEW.patient_id, NEW.request_id, NEW.count)
      IS DISTINCT FROM
     (OLD.id, OLD.at, OLD.account_id, OLD.action, OLD.subject, OLD.object_kind, OLD.object_id, OLD.patient_id, OLD.request_id, OLD.count + 1)
    OR NEW.last_at < OLD.last_at OR NOT NEW.seen @> OLD.seen
  THEN
    RAISE EXCEPTION 'audit_read only counts on';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_read_only_counts BEFORE UPDATE OR DELETE ON "audit_read"
  FOR EACH ROW EXECUTE FUNCTION audit_read_only_counts();--> statement-breakpoint
CREATE TRIGGER audit_read_keeps_all BEFORE TRUNCATE ON "audit_read"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE VIEW audit_log AS
  SELECT id, at, account_id, action, object_kind, object_id, patient_id, request_id, detail, false AS open FROM audit_entry
  UNION ALL
  SELECT id, at, account_id, action, object_kind, object_id, patient_id, request_id, audit_read_detail(audit_read), true
    FROM audit_read;
