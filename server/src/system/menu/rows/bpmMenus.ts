import { type MenuNode, button, directory, page } from './menuNode.ts';

/** Workflow. */
export const bpmMenus: readonly MenuNode[] = [
  directory(1185, '工作流程', { sort: 50, path: '/bpm', icon: 'tool' }, [
    directory(1186, '流程管理', { sort: 10, path: 'manager', icon: 'nested' }, [
      page(1187, '流程表单', { sort: 0, path: 'form', icon: 'form', component: 'bpm/form/index', componentName: 'BpmForm' }, [
        button(1188, '表单查询', 'bpm:form:query', 1),
        button(1189, '表单创建', 'bpm:form:create', 2),
        button(1190, '表单更新', 'bpm:form:update', 3),
        button(1191, '表单删除', 'bpm:form:delete', 4),
        button(1192, '表单导出', 'bpm:form:export', 5),
      ]),
      page(
        1209,
        '用户分组',
        { sort: 2, path: 'user-group', icon: 'people', component: 'bpm/group/index', componentName: 'BpmUserGroup' },
        [
          button(1210, '用户组查询', 'bpm:user-group:query', 1),
          button(1211, '用户组创建', 'bpm:user-group:create', 2),
          button(1212, '用户组更新', 'bpm:user-group:update', 3),
          button(1213, '用户组删除', 'bpm:user-group:delete', 4),
        ],
      ),
      page(1193, '流程模型', { sort: 5, path: 'model', icon: 'guide', component: 'bpm/model/index', componentName: 'BpmModel' }, [
        button(1194, '模型查询', 'bpm:model:query', 1),
        button(1195, '模型创建', 'bpm:model:create', 2),
        button(1196, '模型导入', 'bpm:model:import', 3),
        button(1197, '模型更新', 'bpm:model:update', 4),
        button(1198, '模型删除', 'bpm:model:delete', 5),
        button(1199, '模型发布', 'bpm:model:deploy', 6),
        button(1215, '流程定义查询', 'bpm:process-definition:query', 10),
        button(1216, '流程任务分配规则查询', 'bpm:task-assign-rule:query', 20),
        button(1217, '流程任务分配规则创建', 'bpm:task-assign-rule:create', 21),
        button(1218, '流程任务分配规则更新', 'bpm:task-assign-rule:update', 22),
      ]),
    ]),
    directory(1200, '任务管理', { sort: 20, path: 'task', icon: 'cascader' }, [
      page(
        1201,
        '我的流程',
        { sort: 0, path: 'my', icon: 'people', component: 'bpm/processInstance/index', componentName: 'BpmProcessInstance' },
        [
          button(1202, '流程实例的查询', 'bpm:process-instance:query', 1),
          button(1219, '流程实例的创建', 'bpm:process-instance:create', 2),
          button(1220, '流程实例的取消', 'bpm:process-instance:cancel', 3),
        ],
      ),
      page(
        1207,
        '待办任务',
        { sort: 10, path: 'todo', icon: 'eye-open', component: 'bpm/task/todo/index', componentName: 'BpmTodoTask' },
        [button(1221, '流程任务的查询', 'bpm:task:query', 1), button(1222, '流程任务的更新', 'bpm:task:update', 2)],
      ),
      page(1208, '已办任务', {
        sort: 20,
        path: 'done',
        icon: 'eye',
        component: 'bpm/task/done/index',
        componentName: 'BpmDoneTask',
      }),
    ]),
    directory(5, 'OA 示例', { sort: 40, path: 'oa', icon: 'people' }, [
      page(
        1118,
        '请假查询',
        { sort: 0, path: 'leave', icon: 'user', component: 'bpm/oa/leave/index', componentName: 'BpmOALeave' },
        [button(1119, '请假申请查询', 'bpm:oa-leave:query', 1), button(1120, '请假申请创建', 'bpm:oa-leave:create', 2)],
      ),
    ]),
  ]),
];
