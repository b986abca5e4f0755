import { RemoteFailure } from '@zhilv/loader';
import { FailureDrawing, ForbiddenDrawing, OfflineDrawing } from '@zhilv/ui/plain/drawings';

/** The scene for a failure: a broken bridge, where files cannot be had; a closed gate, where the site is switched off; else rain. */
export function FailureScene({ failure }: { readonly failure: unknown }) {
  switch (failure instanceof RemoteFailure ? failure.kind : null) {
    case 'unreachable':
      return <OfflineDrawing />;
    case 'disabled':
      return <ForbiddenDrawing />;
    default:
      return <FailureDrawing />;
  }
}
