// What the app holds in memory, after everything that can be given back was given back.

const MB = 1024 * 1024;

/**
 * What is measured, each with the most that it may grow over the second half of ten minutes. Some 20 rounds are played in that
 * half, with some 40 tiles and markers each: what is kept of every round shows as megabytes or thousands of nodes, while the
 * series of a sound app go up and down by the sizes of two results. What the system counts (RSS) comes and goes in larger steps.
 */
export const SERIES = [
  { name: 'window heap, MB', most: 1 },
  { name: 'window nodes', most: 200 },
  { name: 'window listeners', most: 20 },
  { name: 'window process, MB', most: 30 },
  { name: 'main heap, MB', most: 1 },
  { name: 'main process, MB', most: 20 },
];

/** One function that measures the app: gives the values of `SERIES` in their order. */
export async function memoryOf(app, page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.enable');
  await app.evaluate(() => {
    // The main process is started without this flag, and has to be told.
    process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc');
    globalThis.collectGarbage = process.getBuiltinModule('node:vm').runInNewContext('gc');
  });
  return async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const metric = (name) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
    const main = await app.evaluate(({ app: electron }) => {
      globalThis.collectGarbage();
      const { heapUsed, rss } = process.memoryUsage();
      const window = electron.getAppMetrics().find(({ type }) => type === 'Tab');
      return { heapUsed, rss, window: (window?.memory.workingSetSize ?? NaN) * 1024 };
    });
    return [
      metric('JSHeapUsedSize') / MB,
      metric('Nodes'),
      metric('JSEventListeners'),
      main.window / MB,
      main.heapUsed / MB,
      main.rss / MB,
    ];
  };
}
