-- An event's room and whom to ask about a piece of news were said in one language; now in both.
-- Earlier versions are never changed but here, where they could not be brought back otherwise.
ALTER TABLE "revision" DISABLE TRIGGER revision_append_only;--> statement-breakpoint
UPDATE "content" SET
  "data" = CASE WHEN jsonb_typeof("data" -> 'room') = 'string'
    THEN jsonb_set("data", '{room}', jsonb_build_object('en', "data" -> 'room', 'id', "data" -> 'room')) ELSE "data" END,
  "draft" = CASE WHEN jsonb_typeof("draft" -> 'room') = 'string'
    THEN jsonb_set("draft", '{room}', jsonb_build_object('en', "draft" -> 'room', 'id', "draft" -> 'room')) ELSE "draft" END
WHERE "kind" = 'events';--> statement-breakpoint
UPDATE "revision" SET
  "data" = jsonb_set("revision"."data", '{room}', jsonb_build_object('en', "revision"."data" -> 'room', 'id', "revision"."data" -> 'room'))
FROM "content" WHERE "content"."id" = "revision"."content_id" AND "content"."kind" = 'events'
  AND jsonb_typeof("revision"."data" -> 'room') = 'string';--> statement-breakpoint
UPDATE "content" SET
  "data" = CASE WHEN jsonb_typeof("data" #> '{contact,name}') = 'string'
    THEN jsonb_set("data", '{contact,name}', jsonb_build_object('en', "data" #> '{contact,name}', 'id', "data" #> '{contact,name}')) ELSE "data" END,
  "draft" = CASE WHEN jsonb_typeof("draft" #> '{contact,name}') = 'string'
    THEN jsonb_set("draft", '{contact,name}', jsonb_build_object('en', "draft" #> '{contact,name}', 'id', "draft" #> '{contact,name}')) ELSE "draft" END
WHERE "kind" = 'news';--> statement-breakpoint
UPDATE "revision" SET
  "data" = jsonb_set("revision"."data", '{contact,name}', jsonb_build_object('en', "revision"."data" #> '{contact,name}', 'id', "revision"."data" #> '{contact,name}'))
FROM "content" WHERE "content"."id" = "revision"."content_id" AND "content"."kind" = 'news'
  AND jsonb_typeof("revision"."data" #> '{contact,name}') = 'string';--> statement-breakpoint
ALTER TABLE "revision" ENABLE TRIGGER revision_append_only;
