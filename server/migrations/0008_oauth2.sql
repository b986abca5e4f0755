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
ALTER TABLE "system_oauth2_token" ADD CONSTRAINT "system_oauth2_token_grant_id_system_oauth2_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."system_oauth2_grant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_oauth2_approve" ADD CONSTRAINT "system_oauth2_approve_client_id_system_oauth2_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."system_oauth2_client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "system_oauth2_grant_user" ON "system_oauth2_grant" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "system_oauth2_token_hash" ON "system_oauth2_token" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "system_oauth2_token_grant" ON "system_oauth2_token" USING btree ("grant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "system_oauth2_approve_scope" ON "system_oauth2_approve" USING btree ("user_id","client_id","scope");--> statement-breakpoint
CREATE UNIQUE INDEX "system_oauth2_client_client_id" ON "system_oauth2_client" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "system_oauth2_code_hash" ON "system_oauth2_code" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "system_oauth2_code_user" ON "system_oauth2_code" USING btree ("user_id");