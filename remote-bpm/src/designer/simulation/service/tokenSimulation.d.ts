/* The package has no declarations, so the parts that we use are declared here. */

declare module 'bpmn-js-token-simulation/lib/simulator' {
  import type { DiagramModule } from '../../../parts/diagram/addModules.ts';

  const module: DiagramModule;
  export default module;
}

declare module 'bpmn-js-token-simulation/lib/animation/behaviors' {
  import type { DiagramModule } from '../../../parts/diagram/addModules.ts';

  const module: DiagramModule;
  export default module;
}

declare module 'bpmn-js-token-simulation/lib/features/scope-filter' {
  import type { DiagramModule } from '../../../parts/diagram/addModules.ts';

  const module: DiagramModule;
  export default module;
}

declare module 'bpmn-js-token-simulation/lib/features/exclusive-gateway-settings/ExclusiveGatewaySettings' {
  const ExclusiveGatewaySettings: object;
  export default ExclusiveGatewaySettings;
}

declare module 'bpmn-js-token-simulation/lib/features/inclusive-gateway-settings/InclusiveGatewaySettings' {
  const InclusiveGatewaySettings: object;
  export default InclusiveGatewaySettings;
}

declare module 'bpmn-js-token-simulation/lib/features/element-support/ElementSupport' {
  const ElementSupport: object;
  export default ElementSupport;
}

declare module 'bpmn-js-token-simulation/lib/features/simulation-state/SimulationState' {
  const SimulationState: object;
  export default SimulationState;
}

declare module 'bpmn-js-token-simulation/lib/features/disable-modeling/DisableModeling' {
  const DisableModeling: object;
  export default DisableModeling;
}

declare module 'bpmn-js-token-simulation/lib/features/context-pads/ContextPads' {
  import type { Element } from 'bpmn-js/lib/model/Types';

  /** A button at an element. */
  export interface Pad {
    readonly element: Element;
    /** What it can have happen; it is hidden while there is nothing. Only those that have something happen have it. */
    readonly contexts?: () => readonly unknown[];
    /** It is hidden while there is something. Only pauses have it. */
    readonly hideContexts?: () => readonly unknown[];
  }

  /** Makes the buttons of one kind. */
  export interface PadHandler {
    readonly hash: string;
    createContextPads(element: Element): readonly Pad[] | undefined;
  }

  export default class ContextPads {
    static readonly $inject: readonly string[];
    constructor(...services: readonly unknown[]);
    readonly _active: boolean;
    updateElementContextPads(element: Element): void;
    _updateElementContextPads(element: Element, handler: PadHandler): void;
    _getOverlays(hash: string): readonly { readonly html: HTMLElement }[];
  }
}
