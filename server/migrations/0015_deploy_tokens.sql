CREATE TABLE "infra_deploy_token" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"name" varchar(30) NOT NULL,
	"secret_hash" varchar(64) NOT NULL,
	"remotes" text[] NOT NULL,
	"rights" varchar(10) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"user_id" bigint,
	"nickname" varchar(30),
	"expires_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "infra_release_log" ALTER COLUMN "revision" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "infra_release_log" ALTER COLUMN "tenant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "infra_release_log" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "infra_release_log" ADD COLUMN "deploy_token_id" bigint;--> statement-breakpoint
CREATE INDEX "infra_release_log_deploy_token" ON "infra_release_log" USING btree ("deploy_token_id","time");