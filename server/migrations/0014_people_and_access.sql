CREATE TABLE "system_notify_template" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(63) NOT NULL,
	"code" varchar(64) NOT NULL,
	"type" smallint NOT NULL,
	"nickname" varchar(63) NOT NULL,
	"content" varchar(1024) NOT NULL,
	"params" text[] DEFAULT '{}' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"remark" varchar(255)
);
--> statement-breakpoint
CREATE TABLE "system_post" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(50) NOT NULL,
	"code" varchar(64) NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"remark" varchar(500)
);
--> statement-breakpoint
CREATE TABLE "system_user_post" (
	"user_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	CONSTRAINT "system_user_post_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "system_tenant_package" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" varchar(30) NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"remark" varchar(256),
	"menu_ids" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
DROP INDEX "system_dept_tenant";--> statement-breakpoint
ALTER TABLE "system_record_change" ADD COLUMN "trace_id" varchar(64);--> statement-breakpoint
ALTER TABLE "system_role" ADD COLUMN "data_scope_dept_ids" bigint[];--> statement-breakpoint
ALTER TABLE "system_tenant" ADD COLUMN "contact_user_id" bigint;--> statement-breakpoint
ALTER TABLE "system_tenant" ADD COLUMN "contact_name" varchar(30) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "system_tenant" ADD COLUMN "contact_mobile" varchar(11);--> statement-breakpoint
ALTER TABLE "system_tenant" ADD COLUMN "domain" varchar(256);--> statement-breakpoint
ALTER TABLE "system_tenant" ADD COLUMN "package_id" bigint;--> statement-breakpoint
ALTER TABLE "system_tenant" ADD COLUMN "account_count" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "system_notify_template_code" ON "system_notify_template" USING btree ("tenant_id","code") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "system_notify_template_by_name" ON "system_notify_template" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "system_notify_template_by_code" ON "system_notify_template" USING btree ("code" collate "C","id");--> statement-breakpoint
CREATE INDEX "system_notify_template_by_type" ON "system_notify_template" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "system_notify_template_by_status" ON "system_notify_template" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "system_notify_template_by_create_time" ON "system_notify_template" USING btree ("create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "system_post_name" ON "system_post" USING btree ("tenant_id","name") WHERE not deleted;--> statement-breakpoint
CREATE UNIQUE INDEX "system_post_code" ON "system_post" USING btree ("tenant_id","code") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "system_post_by_name" ON "system_post" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "system_post_by_code" ON "system_post" USING btree ("code" collate "C","id");--> statement-breakpoint
CREATE INDEX "system_post_by_sort" ON "system_post" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "system_post_by_status" ON "system_post" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "system_post_by_create_time" ON "system_post" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "system_user_post_post" ON "system_user_post" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "system_tenant_package_name" ON "system_tenant_package" USING btree ("name") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "system_tenant_package_by_name" ON "system_tenant_package" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "system_tenant_package_by_status" ON "system_tenant_package" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "system_tenant_package_by_create_time" ON "system_tenant_package" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "system_record_change_trace" ON "system_record_change" USING btree ("trace_id");--> statement-breakpoint
CREATE INDEX "system_refresh_token_used" ON "system_refresh_token" USING btree ("tenant_id","used_time");--> statement-breakpoint
CREATE INDEX "system_dept_parent" ON "system_dept" USING btree ("tenant_id","parent_id","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "system_dept_name" ON "system_dept" USING btree ("tenant_id","parent_id","name") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "system_operate_log_user" ON "system_operate_log" USING btree ("tenant_id","user_id","create_time");--> statement-breakpoint
CREATE INDEX "system_operate_log_url" ON "system_operate_log" USING btree ("tenant_id","request_url","create_time");--> statement-breakpoint
CREATE INDEX "system_role_menu_menu" ON "system_role_menu" USING btree ("menu_id");--> statement-breakpoint
CREATE UNIQUE INDEX "system_role_name" ON "system_role" USING btree ("tenant_id","name") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "system_role_by_name" ON "system_role" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "system_role_by_code" ON "system_role" USING btree ("code" collate "C","id");--> statement-breakpoint
CREATE INDEX "system_role_by_sort" ON "system_role" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "system_role_by_status" ON "system_role" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "system_role_by_create_time" ON "system_role" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "system_user_role_role" ON "system_user_role" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "system_tenant_by_name" ON "system_tenant" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "system_tenant_by_contact_name" ON "system_tenant" USING btree (pinyin_key("contact_name"),"id");--> statement-breakpoint
CREATE INDEX "system_tenant_by_status" ON "system_tenant" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "system_tenant_by_expire_time" ON "system_tenant" USING btree ("expire_time","id");--> statement-breakpoint
CREATE INDEX "system_tenant_by_create_time" ON "system_tenant" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "system_user_dept" ON "system_user" USING btree ("tenant_id","dept_id");--> statement-breakpoint
CREATE INDEX "system_user_mobile" ON "system_user" USING btree ("tenant_id","mobile");--> statement-breakpoint
CREATE INDEX "system_user_email" ON "system_user" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "system_user_by_username" ON "system_user" USING btree ("username" collate "C","id");--> statement-breakpoint
CREATE INDEX "system_user_by_nickname" ON "system_user" USING btree (pinyin_key("nickname"),"id");--> statement-breakpoint
CREATE INDEX "system_user_by_status" ON "system_user" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "system_user_by_create_time" ON "system_user" USING btree ("create_time","id");