ALTER TABLE "infra_file" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "infra_file" ADD COLUMN "config_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "infra_file" ADD COLUMN "storage_key" varchar(64);--> statement-breakpoint
CREATE INDEX "infra_file_by_size" ON "infra_file" USING btree ("size","id");--> statement-breakpoint
CREATE INDEX "infra_file_by_create_time" ON "infra_file" USING btree ("create_time","id");