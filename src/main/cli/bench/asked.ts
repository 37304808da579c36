/** The application as a benchmark asks it: by requests, without a window. */
import { openApplication, type ApplicationPorts } from '../../application';
import { createDispatch, type Dispatch } from '../../ipc';

/** For what a benchmark never comes to. */
export function unreachable(): never {
  throw new Error('There is no window.');
}

/** Opens the application for requests; throws where it cannot be opened, and where a request breaks. */
export function openedForRequests(ports: Pick<ApplicationPorts, 'dataFolder' | 'saving' | 'world'> & Partial<ApplicationPorts>): {
  readonly dispatch: Dispatch;
  readonly close: () => void;
} {
  const application = openApplication({
    about: { version: '', electron: '', systemLanguage: 'en', warnings: [] },
    send: () => undefined,
    closeWindow: unreachable,
    ...ports,
  });
  if (!application.ok) throw new Error(application.error.message);
  const { handlers, rewriting, close } = application.value;
  const dispatch = createDispatch({
    handlers,
    trusts: () => true,
    ourLock: rewriting,
    report: (request, error) => {
      throw new Error(`${request} failed: ${String(error)}`);
    },
  });
  return { dispatch, close };
}
