import { type MenuNode, button, directory, page } from './menuNode.ts';

/** Payment. */
export const payMenus: readonly MenuNode[] = [
  directory(1117, '支付管理', { sort: 30, path: '/pay', icon: 'money' }, [
    page(1126, '应用信息', { sort: 1, path: 'app', icon: 'table', component: 'pay/app/index', componentName: 'PayApp' }, [
      button(1127, '支付应用信息查询', 'pay:app:query', 1),
      button(1128, '支付应用信息创建', 'pay:app:create', 2),
      button(1129, '支付应用信息更新', 'pay:app:update', 3, [
        button(1132, '秘钥解析', 'pay:channel:parsing', 6, [button(1133, '支付商户信息查询', 'pay:merchant:query', 1)]),
      ]),
      button(1130, '支付应用信息删除', 'pay:app:delete', 4),
      button(5111, '支付渠道查询', 'pay:channel:query', 11),
      button(5112, '支付渠道创建', 'pay:channel:create', 12),
      button(5113, '支付渠道更新', 'pay:channel:update', 13),
      button(5114, '支付渠道删除', 'pay:channel:delete', 14),
    ]),
    page(1173, '支付订单', { sort: 2, path: 'order', icon: 'pay', component: 'pay/order/index', componentName: 'PayOrder' }, [
      button(1174, '支付订单查询', 'pay:order:query', 1),
      button(1175, '支付订单创建', 'pay:order:create', 2),
      button(1176, '支付订单更新', 'pay:order:update', 3),
      button(1177, '支付订单删除', 'pay:order:delete', 4),
      button(1178, '支付订单导出', 'pay:order:export', 5),
    ]),
    page(
      1161,
      '退款订单',
      { sort: 3, path: 'refund', icon: 'order', component: 'pay/refund/index', componentName: 'PayRefund' },
      [
        button(1162, '退款订单查询', 'pay:refund:query', 1),
        button(1163, '退款订单创建', 'pay:refund:create', 2),
        button(1164, '退款订单更新', 'pay:refund:update', 3),
        button(1165, '退款订单删除', 'pay:refund:delete', 4),
        button(1166, '退款订单导出', 'pay:refund:export', 5),
      ],
    ),
    page(
      2301,
      '回调通知',
      { sort: 4, path: 'notify', icon: 'example', component: 'pay/notify/index', componentName: 'PayNotify' },
      [button(2302, '支付通知查询', 'pay:notify:query', 1)],
    ),
    page(2161, '接入示例', { sort: 99, path: 'demo-order', icon: 'drag', component: 'pay/demo/index' }),
  ]),
];
