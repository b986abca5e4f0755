import { type MenuNode, button, directory, page } from './menuNode.ts';

/** Mall: products and orders. */
export const mallMenus: readonly MenuNode[] = [
  directory(2362, '商城系统', { sort: 59, path: '/mall', icon: 'ep:shop' }, [
    directory(2000, '商品中心', { sort: 60, path: 'product', icon: 'fa:product-hunt' }, [
      page(
        2014,
        '商品列表',
        { sort: 1, path: 'spu', icon: 'ep:apple', component: 'mall/product/spu/index', componentName: 'ProductSpu' },
        [
          button(2015, '商品查询', 'product:spu:query', 1),
          button(2016, '商品创建', 'product:spu:create', 2),
          button(2017, '商品更新', 'product:spu:update', 3),
          button(2018, '商品删除', 'product:spu:delete', 4),
          button(2162, '商品导出', 'product:spu:export', 5),
        ],
      ),
      page(
        2002,
        '商品分类',
        {
          sort: 2,
          path: 'category',
          icon: 'ep:cellphone',
          component: 'mall/product/category/index',
          componentName: 'ProductCategory',
        },
        [
          button(2003, '分类查询', 'product:category:query', 1),
          button(2004, '分类创建', 'product:category:create', 2),
          button(2005, '分类更新', 'product:category:update', 3),
          button(2006, '分类删除', 'product:category:delete', 4),
        ],
      ),
      page(
        2008,
        '商品品牌',
        { sort: 3, path: 'brand', icon: 'ep:chicken', component: 'mall/product/brand/index', componentName: 'ProductBrand' },
        [
          button(2009, '品牌查询', 'product:brand:query', 1),
          button(2010, '品牌创建', 'product:brand:create', 2),
          button(2011, '品牌更新', 'product:brand:update', 3),
          button(2012, '品牌删除', 'product:brand:delete', 4),
        ],
      ),
      page(
        2019,
        '商品属性',
        {
          sort: 4,
          path: 'property',
          icon: 'ep:cold-drink',
          component: 'mall/product/property/index',
          componentName: 'ProductProperty',
        },
        [
          button(2020, '规格查询', 'product:property:query', 1),
          button(2021, '规格创建', 'product:property:create', 2),
          button(2022, '规格更新', 'product:property:update', 3),
          button(2023, '规格删除', 'product:property:delete', 4),
        ],
      ),
    ]),
    directory(2072, '订单中心', { sort: 65, path: 'trade', icon: 'ep:eleme' }, [
      page(
        2076,
        '订单列表',
        { sort: 1, path: 'order', icon: 'ep:list', component: 'mall/trade/order/index', componentName: 'TradeOrder' },
        [
          button(5101, '订单查询', 'trade:order:query', 1),
          button(5102, '订单更新', 'trade:order:update', 2),
          button(2376, '订单核销', 'trade:order:pick-up', 10),
        ],
      ),
      page(
        2073,
        '售后退款',
        {
          sort: 2,
          path: 'after-sale',
          icon: 'ep:refrigerator',
          component: 'mall/trade/afterSale/index',
          componentName: 'TradeAfterSale',
        },
        [
          button(2074, '售后查询', 'trade:after-sale:query', 1),
          button(5103, '售后同意', 'trade:after-sale:agree', 2),
          button(5104, '售后不同意', 'trade:after-sale:disagree', 3),
          button(5105, '售后确认退货', 'trade:after-sale:receive', 4),
          button(5106, '售后确认退款', 'trade:after-sale:refund', 5),
        ],
      ),
      directory(2164, '配送管理', { sort: 3, path: 'delivery', icon: 'ep:shopping-cart' }, [
        directory(2165, '快递发货', { sort: 0, path: 'express', icon: 'ep:bicycle' }, [
          page(
            2167,
            '快递公司',
            {
              sort: 0,
              path: 'express',
              icon: 'ep:compass',
              component: 'mall/trade/delivery/express/index',
              componentName: 'Express',
            },
            [
              button(2168, '快递公司查询', 'trade:delivery:express:query', 1),
              button(2169, '快递公司创建', 'trade:delivery:express:create', 2),
              button(2170, '快递公司更新', 'trade:delivery:express:update', 3),
              button(2171, '快递公司删除', 'trade:delivery:express:delete', 4),
              button(2172, '快递公司导出', 'trade:delivery:express:export', 5),
            ],
          ),
        ]),
        directory(2166, '门店自提', { sort: 1, path: 'pick-up-store', icon: 'ep:add-location' }, [
          page(
            2179,
            '门店管理',
            {
              sort: 1,
              path: 'pick-up-store',
              icon: 'ep:basketball',
              component: 'mall/trade/delivery/pickUpStore/index',
              componentName: 'PickUpStore',
            },
            [
              button(2180, '自提门店查询', 'trade:delivery:pick-up-store:query', 1),
              button(2181, '自提门店创建', 'trade:delivery:pick-up-store:create', 2),
              button(2182, '自提门店更新', 'trade:delivery:pick-up-store:update', 3),
              button(2183, '自提门店删除', 'trade:delivery:pick-up-store:delete', 4),
              button(2184, '自提门店导出', 'trade:delivery:pick-up-store:export', 5),
            ],
          ),
        ]),
      ]),
    ]),
  ]),
];
