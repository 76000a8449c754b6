-- needs a stop: the version before overwrites the one sign-up that an address may have, and several stand side by side now
ALTER TABLE "sign_up" DROP CONSTRAINT "sign_up_pkey";--> statement-breakpoint
ALTER TABLE "sign_up" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_up" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_pkey" PRIMARY KEY ("id");--> statement-breakpoint
CREATE INDEX "sign_up_email" ON "sign_up" USING btree ("email");
