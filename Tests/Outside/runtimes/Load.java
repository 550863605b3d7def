import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.FileDescriptor;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Loads a bundle by JDBC and asks it everything in queries.sql:
 * java -cp /usr/share/java/sqlite-jdbc.jar Load.java BUNDLE QUERIES
 *
 * Prints one line of JSON for each answer, the same bytes as load.py.
 */
final class Load {
  private static final int APPLICATION = 0x63757272;
  private static final int KNOWN_FORMAT = 1;

  /** A block of queries.sql. */
  private record Ask(String name, List<String> parents, String sql) {}

  public static void main(String[] arguments) throws Exception {
    String queries = Files.readString(Path.of(arguments[1]));
    var raw = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
    try (Connection bundle = open(arguments[0]);
        var out = new PrintStream(raw, false, StandardCharsets.UTF_8)) {
      var ids = new HashMap<String, List<Long>>();
      for (Ask ask : asks(queries)) answer(bundle, ask, ids, out);
    }
  }

  /** Opens a bundle for reading only; refuses what is none, and what needs a newer reader. */
  private static Connection open(String path) throws SQLException {
    var bundle = DriverManager.getConnection("jdbc:sqlite:" + Path.of(path).toUri() + "?mode=ro");
    if (number(bundle, "PRAGMA application_id") != APPLICATION) {
      throw new SQLException(path + " is no bundle");
    }
    if (number(bundle, "SELECT min_reader_version FROM bundle_info") > KNOWN_FORMAT) {
      throw new SQLException(path + " needs a newer app");
    }
    return bundle;
  }

  private static long number(Connection bundle, String sql) throws SQLException {
    try (var statement = bundle.createStatement(); var rows = statement.executeQuery(sql)) {
      return rows.getLong(1);
    }
  }

  /** Names, parents and SQL of the blocks of queries.sql; the first block is its heading. */
  private static List<Ask> asks(String text) {
    var asks = new ArrayList<Ask>();
    var blocks = List.of(text.strip().split("\n\n"));
    for (String block : blocks.subList(1, blocks.size())) {
      String[] parts = block.split("\n", 2);
      String[] head = parts[0].substring("-- ".length()).split(" < ");
      asks.add(new Ask(head[0], head.length > 1 ? List.of(head[1].split(", ")) : List.of(), parts[1]));
    }
    return asks;
  }

  private static void answer(Connection bundle, Ask ask, Map<String, List<Long>> ids, PrintStream out)
      throws SQLException {
    var parents = new ArrayList<Long>();
    for (String parent : ask.parents()) parents.addAll(ids.get(parent));
    if (ask.parents().isEmpty()) parents.add(null);
    var found = new ArrayList<Long>();
    ids.put(ask.name(), found);
    try (PreparedStatement statement = bundle.prepareStatement(ask.sql())) {
      for (Long parent : parents) {
        if (parent != null) statement.setLong(1, parent);
        try (ResultSet rows = statement.executeQuery()) {
          out.print("{\"ask\":" + json(ask.name()) + ",\"of\":" + json(parent) + ",\"rows\":[");
          for (boolean isFirst = true; rows.next(); isFirst = false) {
            if (rows.getObject(1) instanceof Number id) found.add(id.longValue());
            out.print((isFirst ? "" : ",") + json(rows));
          }
          out.print("]}\n");
        }
      }
    } catch (SQLException error) {
      if (!error.getMessage().contains("no such module")) throw error;
      out.print("{\"ask\":" + json(ask.name()) + ",\"without\":\"fts5\"}\n");
    }
  }

  /** A row as a JSON object, in the order of its columns. */
  private static String json(ResultSet row) throws SQLException {
    var text = new StringBuilder("{");
    var columns = row.getMetaData();
    for (int place = 1; place <= columns.getColumnCount(); place++) {
      if (place > 1) text.append(',');
      text.append(json(columns.getColumnLabel(place))).append(':').append(json(row.getObject(place)));
    }
    return text.append('}').toString();
  }

  /** A value as JSON: a number has no exponent, and no point where it is whole. */
  private static String json(Object value) {
    if (value == null) return "null";
    if (value instanceof Double real) return json(real.doubleValue());
    if (value instanceof Number number) return number.toString();
    var text = new StringBuilder("\"");
    for (char character : value.toString().toCharArray()) {
      switch (character) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\b' -> text.append("\\b");
        case '\f' -> text.append("\\f");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> text.append(character < ' ' ? String.format("\\u%04x", (int) character) : character);
      }
    }
    return text.append('"').toString();
  }

  /** The fewest digits that say a real exactly. */
  private static String json(double value) {
    if (value == Math.rint(value)) return Long.toString((long) value);
    var exact = new BigDecimal(value);
    for (int digits = 1; ; digits++) {
      var rounded = exact.round(new MathContext(digits));
      if (rounded.doubleValue() == value) return rounded.toPlainString();
    }
  }
}
