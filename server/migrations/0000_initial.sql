CREATE SEQUENCE "public"."record_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10000 CACHE 1;--> statement-breakpoint
CREATE TABLE "bpm_model" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"key" varchar(64) NOT NULL,
	"name" varchar(64) NOT NULL,
	"description" varchar(255),
	"category" varchar(64),
	"form_type" smallint,
	"form_id" bigint,
	"form_custom_create_path" varchar(255),
	"form_custom_view_path" varchar(255),
	"bpmn_xml" text
);
--> statement-breakpoint
CREATE TABLE "cjy_column_info" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"type" smallint NOT NULL,
	"info_type" smallint,
	"title" varchar(100) NOT NULL,
	"logo" varchar(500) NOT NULL,
	"recommend" smallint DEFAULT 0 NOT NULL,
	"summary" varchar(500),
	"banner" varchar(500),
	"content" text NOT NULL,
	"source" varchar(50),
	"publish_time" timestamp (3) with time zone NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cjy_company_info" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" varchar(100) NOT NULL,
	"phone" varchar(30) NOT NULL,
	"address" varchar(200),
	"url" varchar(200),
	"qr_code" varchar(500),
	"logo" varchar(500),
	"email" varchar(50),
	"icp_no" varchar(50),
	"intro" text
);
--> statement-breakpoint
CREATE TABLE "product_property" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(64) NOT NULL,
	"remark" varchar(255)
);
--> statement-breakpoint
CREATE TABLE "product_property_value" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"property_id" bigint NOT NULL,
	"name" varchar(128) NOT NULL,
	"remark" varchar(255)
);
--> statement-breakpoint
CREATE TABLE "seed_step" (
	"name" varchar(64) PRIMARY KEY NOT NULL,
	"applied_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_access_token" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"refresh_token_id" bigint NOT NULL,
	"refreshed" boolean NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"expires_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_dept" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(30) NOT NULL,
	"parent_id" bigint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"leader_user_id" bigint,
	"phone" varchar(11),
	"email" varchar(50),
	"status" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_dict_data" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"label" varchar(100) NOT NULL,
	"value" varchar(100) NOT NULL,
	"dict_type" varchar(100) NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"color_type" varchar(100) DEFAULT '' NOT NULL,
	"css_class" varchar(100) DEFAULT '' NOT NULL,
	"remark" varchar(500)
);
--> statement-breakpoint
CREATE TABLE "system_dict_type" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" varchar(100) NOT NULL,
	"type" varchar(100) NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"remark" varchar(500)
);
--> statement-breakpoint
CREATE TABLE "system_login_log" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"tenant_id" bigint NOT NULL,
	"log_type" smallint NOT NULL,
	"trace_id" varchar(64) NOT NULL,
	"user_id" bigint,
	"username" varchar(50) NOT NULL,
	"result" smallint NOT NULL,
	"user_ip" varchar(50) NOT NULL,
	"user_agent" varchar(512) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_menu" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" varchar(50) NOT NULL,
	"permission" varchar(100) DEFAULT '' NOT NULL,
	"type" smallint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"parent_id" bigint DEFAULT 0 NOT NULL,
	"path" varchar(200) DEFAULT '' NOT NULL,
	"icon" varchar(100),
	"component" varchar(200),
	"component_name" varchar(100),
	"status" smallint DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"keep_alive" boolean DEFAULT true NOT NULL,
	"always_show" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_refresh_token" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"user_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"used_time" timestamp (3) with time zone NOT NULL,
	"expires_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_role_menu" (
	"role_id" bigint NOT NULL,
	"menu_id" bigint NOT NULL,
	CONSTRAINT "system_role_menu_role_id_menu_id_pk" PRIMARY KEY("role_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "system_role" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(30) NOT NULL,
	"code" varchar(100) NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"type" smallint DEFAULT 2 NOT NULL,
	"data_scope" smallint DEFAULT 1 NOT NULL,
	"remark" varchar(500)
);
--> statement-breakpoint
CREATE TABLE "system_sign_in_attempt" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"expires_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_tenant" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" varchar(30) NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_user_role" (
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "system_user_role_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "system_user" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"username" varchar(30) NOT NULL,
	"password" text NOT NULL,
	"nickname" varchar(30) NOT NULL,
	"remark" varchar(500),
	"dept_id" bigint,
	"email" varchar(50),
	"mobile" varchar(11),
	"sex" smallint,
	"avatar" varchar(512),
	"status" smallint DEFAULT 0 NOT NULL,
	"login_ip" varchar(50),
	"login_date" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "system_access_token" ADD CONSTRAINT "system_access_token_refresh_token_id_system_refresh_token_id_fk" FOREIGN KEY ("refresh_token_id") REFERENCES "public"."system_refresh_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bpm_model_key" ON "bpm_model" USING btree ("tenant_id","key") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "cjy_column_info_list" ON "cjy_column_info" USING btree ("type","info_type","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "product_property_name" ON "product_property" USING btree ("tenant_id","name") WHERE not deleted;--> statement-breakpoint
CREATE UNIQUE INDEX "product_property_value_name" ON "product_property_value" USING btree ("property_id","name") WHERE not deleted;--> statement-breakpoint
CREATE UNIQUE INDEX "system_access_token_hash" ON "system_access_token" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "system_access_token_refresh" ON "system_access_token" USING btree ("refresh_token_id");--> statement-breakpoint
CREATE INDEX "system_dept_tenant" ON "system_dept" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "system_dict_data_value" ON "system_dict_data" USING btree ("dict_type","value") WHERE not deleted;--> statement-breakpoint
CREATE UNIQUE INDEX "system_dict_type_type" ON "system_dict_type" USING btree ("type") WHERE not deleted;--> statement-breakpoint
CREATE UNIQUE INDEX "system_dict_type_name" ON "system_dict_type" USING btree ("name") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "system_login_log_time" ON "system_login_log" USING btree ("tenant_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "system_refresh_token_hash" ON "system_refresh_token" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "system_refresh_token_user" ON "system_refresh_token" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "system_role_code" ON "system_role" USING btree ("tenant_id","code") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "system_sign_in_attempt_expires" ON "system_sign_in_attempt" USING btree ("expires_time");--> statement-breakpoint
CREATE UNIQUE INDEX "system_tenant_name" ON "system_tenant" USING btree ("name") WHERE not deleted;--> statement-breakpoint
CREATE UNIQUE INDEX "system_user_username" ON "system_user" USING btree ("tenant_id","username") WHERE not deleted;