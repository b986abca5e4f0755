CREATE TABLE "infra_config" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"category" varchar(50) NOT NULL,
	"name" varchar(100) NOT NULL,
	"key" varchar(100) NOT NULL,
	"value" varchar(500) NOT NULL,
	"visible" boolean NOT NULL,
	"type" smallint DEFAULT 2 NOT NULL,
	"remark" varchar(500)
);
--> statement-breakpoint
CREATE TABLE "system_notify_message" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_type" smallint NOT NULL,
	"template_id" bigint NOT NULL,
	"template_code" varchar(64) NOT NULL,
	"template_nickname" varchar(63) NOT NULL,
	"template_content" varchar(1024) NOT NULL,
	"template_type" smallint NOT NULL,
	"template_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"read_status" boolean DEFAULT false NOT NULL,
	"read_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "infra_config_key" ON "infra_config" USING btree ("key") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "system_notify_message_user" ON "system_notify_message" USING btree ("user_id","read_status");