CREATE SEQUENCE "public"."document_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "pay_app" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(64) NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"remark" varchar(255),
	"order_notify_url" varchar(1024) NOT NULL,
	"refund_notify_url" varchar(1024) NOT NULL,
	"secret" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_channel" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"app_id" bigint NOT NULL,
	"code" varchar(32) NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"fee_rate" double precision DEFAULT 0 NOT NULL,
	"remark" varchar(255),
	"config" text NOT NULL,
	"notify_key" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_demo_order" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"spu_id" bigint NOT NULL,
	"spu_name" varchar(64) NOT NULL,
	"price" integer NOT NULL,
	"pay_status" boolean DEFAULT false NOT NULL,
	"pay_order_id" bigint,
	"pay_time" timestamp (3) with time zone,
	"pay_channel_code" varchar(32),
	"pay_refund_id" bigint,
	"refund_price" integer DEFAULT 0 NOT NULL,
	"refund_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pay_notify_task" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"app_id" bigint NOT NULL,
	"type" integer NOT NULL,
	"data_id" bigint NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"merchant_order_id" varchar(64) NOT NULL,
	"next_notify_time" timestamp (3) with time zone NOT NULL,
	"last_execute_time" timestamp (3) with time zone,
	"notify_times" integer DEFAULT 0 NOT NULL,
	"max_notify_times" integer DEFAULT 9 NOT NULL,
	"notify_url" varchar(1024) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_notify_log" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"notify_times" integer NOT NULL,
	"response" varchar(2048) NOT NULL,
	"status" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_order_extension" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"no" varchar(64) NOT NULL,
	"channel_id" bigint NOT NULL,
	"channel_code" varchar(32) NOT NULL,
	"price" integer NOT NULL,
	"user_ip" varchar(50) NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"channel_extras" jsonb,
	"channel_order_no" varchar(64),
	"channel_notify_data" text
);
--> statement-breakpoint
CREATE TABLE "pay_order" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"app_id" bigint NOT NULL,
	"channel_id" bigint,
	"channel_code" varchar(32),
	"merchant_order_id" varchar(64) NOT NULL,
	"subject" varchar(32) NOT NULL,
	"body" varchar(128) NOT NULL,
	"notify_url" varchar(1024) NOT NULL,
	"price" integer NOT NULL,
	"channel_fee_rate" double precision DEFAULT 0 NOT NULL,
	"channel_fee_price" integer,
	"status" integer DEFAULT 0 NOT NULL,
	"user_ip" varchar(50) NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"success_time" timestamp (3) with time zone,
	"extension_id" bigint,
	"no" varchar(64),
	"refund_price" integer DEFAULT 0 NOT NULL,
	"channel_user_id" varchar(255),
	"channel_order_no" varchar(64),
	CONSTRAINT "pay_order_price" CHECK (price > 0),
	CONSTRAINT "pay_order_refund_price" CHECK (refund_price between 0 and price)
);
--> statement-breakpoint
CREATE TABLE "pay_refund" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"no" varchar(64) NOT NULL,
	"app_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	"channel_code" varchar(32) NOT NULL,
	"order_id" bigint NOT NULL,
	"merchant_order_id" varchar(64) NOT NULL,
	"merchant_refund_id" varchar(64) NOT NULL,
	"notify_url" varchar(1024) NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"pay_price" integer NOT NULL,
	"refund_price" integer NOT NULL,
	"reason" varchar(256) NOT NULL,
	"user_ip" varchar(50) NOT NULL,
	"channel_order_no" varchar(64) NOT NULL,
	"channel_refund_no" varchar(64),
	"success_time" timestamp (3) with time zone,
	"channel_error_code" varchar(64),
	"channel_error_msg" varchar(255),
	"channel_notify_data" text,
	CONSTRAINT "pay_refund_price" CHECK (refund_price > 0 and refund_price <= pay_price)
);
--> statement-breakpoint
CREATE TABLE "pay_wallet" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_type" integer NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"total_expense" integer DEFAULT 0 NOT NULL,
	"total_recharge" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pay_wallet_balance" CHECK (balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "pay_wallet_transaction" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"wallet_id" bigint NOT NULL,
	"no" varchar(64) NOT NULL,
	"biz_type" integer NOT NULL,
	"biz_id" bigint NOT NULL,
	"title" varchar(128) NOT NULL,
	"price" integer NOT NULL,
	"balance" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "pay_app_by_name" ON "pay_app" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "pay_app_by_status" ON "pay_app" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "pay_app_by_create_time" ON "pay_app" USING btree ("create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_channel_code" ON "pay_channel" USING btree ("app_id","code") WHERE not deleted;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_notify_task_data" ON "pay_notify_task" USING btree ("type","data_id");--> statement-breakpoint
CREATE INDEX "pay_notify_task_due" ON "pay_notify_task" USING btree ("next_notify_time") WHERE status in (0, 21, 22);--> statement-breakpoint
CREATE INDEX "pay_notify_task_by_create_time" ON "pay_notify_task" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "pay_notify_log_task" ON "pay_notify_log" USING btree ("task_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_order_extension_no" ON "pay_order_extension" USING btree ("no");--> statement-breakpoint
CREATE INDEX "pay_order_extension_order" ON "pay_order_extension" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_order_merchant_order" ON "pay_order" USING btree ("app_id","merchant_order_id") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "pay_order_status" ON "pay_order" USING btree ("tenant_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pay_order_waiting" ON "pay_order" USING btree ("expire_time") WHERE status = 0;--> statement-breakpoint
CREATE INDEX "pay_order_by_price" ON "pay_order" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "pay_order_by_create_time" ON "pay_order" USING btree ("create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_refund_no" ON "pay_refund" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_refund_merchant_refund" ON "pay_refund" USING btree ("app_id","merchant_refund_id");--> statement-breakpoint
CREATE INDEX "pay_refund_order" ON "pay_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "pay_refund_by_refund_price" ON "pay_refund" USING btree ("refund_price","id");--> statement-breakpoint
CREATE INDEX "pay_refund_by_create_time" ON "pay_refund" USING btree ("create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_wallet_user" ON "pay_wallet" USING btree ("tenant_id","user_id","user_type");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_wallet_transaction_biz" ON "pay_wallet_transaction" USING btree ("biz_type","biz_id");--> statement-breakpoint
CREATE INDEX "pay_wallet_transaction_wallet" ON "pay_wallet_transaction" USING btree ("wallet_id","id");