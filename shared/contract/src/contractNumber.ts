/**
 * The number of the wire contract this code speaks, the only version set by hand: foreign back ends are not built
 * with us. 1 is the ruoyi-vue-pro of October 2023 with `cjy`; raise it when a call needs what an older server does
 * not answer (architecture §5). The build reads the line below as text (`describeRelease.ts`).
 */
export const CONTRACT_NUMBER = 1;
