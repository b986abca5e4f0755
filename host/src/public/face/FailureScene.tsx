import { RemoteFailure } from '@zhilv/loader';
import { FailureDrawing, ForbiddenDrawing, OfflineDrawing } from '@zhilv/ui/plain/drawings';

/** The drawing for a failure: a broken bridge for missing files, a closed gate for a site that is switched off, else rain. */
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
