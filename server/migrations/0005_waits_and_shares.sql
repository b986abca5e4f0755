ALTER TABLE "infra_client_error" ADD COLUMN "sender" varchar(4);--> statement-breakpoint
ALTER TABLE "infra_client_error" ADD COLUMN "is_of_known_release" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "system_login_log" ADD COLUMN "attempts" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "system_login_log" ADD COLUMN "folded_into" varchar(100);--> statement-breakpoint
ALTER TABLE "system_sign_in_attempt" ADD COLUMN "wait_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "system_login_log_folded" ON "system_login_log" USING btree ("folded_into");