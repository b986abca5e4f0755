CREATE TABLE "infra_file" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"path" varchar(80) NOT NULL,
	"name" varchar(200) NOT NULL,
	"type" varchar(100) NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_oauth2_grant" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"client_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"scopes" text[] NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"used_time" timestamp (3) with time zone NOT NULL,
	"expires_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_oauth2_token" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"grant_id" bigint NOT NULL,
	"is_refresh" boolean NOT NULL,
	"is_replaced" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"expires_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_former_refresh_token" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"refresh_token_id" bigint NOT NULL,
	"salt" varchar(32) NOT NULL,
	"replaced_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_captcha" (
	"hash" varchar(64) PRIMARY KEY NOT NULL,
	"x" smallint,
	"expires_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_oauth2_approve" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"user_id" bigint NOT NULL,
	"client_id" bigint NOT NULL,
	"scope" varchar(64) NOT NULL,
	"approved" boolean NOT NULL,
	"expires_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_oauth2_client" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"client_id" varchar(64) NOT NULL,
	"secret_hash" varchar(64),
	"name" varchar(100) NOT NULL,
	"logo" varchar(512),
	"status" smallint DEFAULT 0 NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"grant_types" text[] NOT NULL,
	"scopes" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_oauth2_code" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	"client_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"scopes" text[] NOT NULL,
	"redirect_uri" text NOT NULL,
	"challenge" varchar(43),
	"is_used" boolean DEFAULT false NOT NULL,
	"grant_id" bigint,
	"expires_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_operate_log" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"tenant_id" bigint NOT NULL,
	"trace_id" varchar(64) NOT NULL,
	"user_id" bigint NOT NULL,
	"username" varchar(50) NOT NULL,
	"type" smallint NOT NULL,
	"request_method" varchar(10) NOT NULL,
	"request_url" varchar(200) NOT NULL,
	"record_id" varchar(64),
	"result_code" integer NOT NULL,
	"result_msg" varchar(200),
	"duration_ms" integer NOT NULL,
	"user_ip" varchar(50) NOT NULL,
	"user_agent" varchar(200) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_sms_code" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"tenant_id" bigint NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"scene" smallint NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"used_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "system_social_code" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	"type" smallint NOT NULL,
	"state_hash" varchar(64) NOT NULL,
	"openid" varchar(128) NOT NULL,
	"expires_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_social_binding" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"user_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"social_user_id" bigint NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_social_state" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"tenant_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"state_hash" varchar(64) NOT NULL,
	"social_user_id" bigint,
	"code_hash" varchar(64),
	"expires_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_social_user" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"tenant_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"openid" varchar(128) NOT NULL,
	"nickname" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "system_refresh_token" ADD COLUMN "device" varchar(64) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "system_refresh_token" ADD COLUMN "address" varchar(50) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "system_oauth2_token" ADD CONSTRAINT "system_oauth2_token_grant_id_system_oauth2_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."system_oauth2_grant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_former_refresh_token" ADD CONSTRAINT "system_former_refresh_token_refresh_token_id_system_refresh_token_id_fk" FOREIGN KEY ("refresh_token_id") REFERENCES "public"."system_refresh_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_oauth2_approve" ADD CONSTRAINT "system_oauth2_approve_client_id_system_oauth2_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."system_oauth2_client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_social_binding" ADD CONSTRAINT "system_social_binding_social_user_id_system_social_user_id_fk" FOREIGN KEY ("social_user_id") REFERENCES "public"."system_social_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "infra_file_path" ON "infra_file" USING btree ("path");--> statement-breakpoint
CREATE INDEX "system_oauth2_grant_user" ON "system_oauth2_grant" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "system_oauth2_token_hash" ON "system_oauth2_token" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "system_oauth2_token_grant" ON "system_oauth2_token" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "system_former_refresh_token_sign_in" ON "system_former_refresh_token" USING btree ("refresh_token_id");--> statement-breakpoint
CREATE INDEX "system_captcha_expires" ON "system_captcha" USING btree ("expires_time");--> statement-breakpoint
CREATE UNIQUE INDEX "system_oauth2_approve_scope" ON "system_oauth2_approve" USING btree ("user_id","client_id","scope");--> statement-breakpoint
CREATE UNIQUE INDEX "system_oauth2_client_client_id" ON "system_oauth2_client" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "system_oauth2_code_hash" ON "system_oauth2_code" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "system_oauth2_code_user" ON "system_oauth2_code" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "system_operate_log_time" ON "system_operate_log" USING btree ("tenant_id","create_time");--> statement-breakpoint
CREATE INDEX "system_operate_log_age" ON "system_operate_log" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "system_sms_code_mobile" ON "system_sms_code" USING btree ("tenant_id","mobile");--> statement-breakpoint
CREATE INDEX "system_sms_code_time" ON "system_sms_code" USING btree ("create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "system_social_code_hash" ON "system_social_code" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "system_social_binding_account" ON "system_social_binding" USING btree ("social_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "system_social_binding_user" ON "system_social_binding" USING btree ("user_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "system_social_state_hash" ON "system_social_state" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "system_social_state_expires" ON "system_social_state" USING btree ("expires_time");--> statement-breakpoint
CREATE UNIQUE INDEX "system_social_user_openid" ON "system_social_user" USING btree ("tenant_id","type","openid");